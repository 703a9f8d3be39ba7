import { Deposit } from './Deposit'

export default function Page() {
  return (
    <main>
      <h1>Harbor Coffee</h1>
      <Deposit />
    </main>
  )
}
