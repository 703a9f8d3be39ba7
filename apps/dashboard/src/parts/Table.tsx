import type { ReactNode } from 'react'

import { Loading } from './Reading.tsx'

export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** Aligns amounts and counts. */
  isNumber?: boolean
}

type TableProps<Row> = {
  /** The table's name for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  /** On a phone, a row is two lines without the names of its fields. */
  isCompact?: boolean
  /** One sentence about the rows that will appear here, and their origin. */
  empty: ReactNode
}

function Head<Row>({ columns }: Pick<TableProps<Row>, 'columns'>) {
  return (
    <thead>
      <tr>
        {columns.map(({ title, isNumber }) => (
          <th key={title} scope="col" data-number={isNumber}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Every table of the dashboard. On a phone each row is a card that names its fields. */
export function Table<Row>({ label, columns, rows, keyOf, isCompact = false, empty }: TableProps<Row>) {
  if (!rows) return <Loading />
  if (rows.length === 0) return <div className="empty">{empty}</div>
  return (
    <table className={isCompact ? 'table table--compact' : 'table'}>
      <caption className="r-hidden">{label}</caption>
      <Head columns={columns} />
      <tbody>
        {rows.map(row => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, cell, isNumber }) => (
              <td key={title} data-title={title} data-number={isNumber}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
