import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../sources.mjs'

/**
 * Writes a ZIP archive of a folder of the repository: the files that a registry takes from a tag of it, with changes that
 * are not committed yet.
 */
export const packFolder = async ({ folder, prefix, archive }) => {
  const work = await mkdtemp(join(tmpdir(), 'rialto-index-'))
  const git = (...words) => {
    const env = { ...process.env, GIT_INDEX_FILE: join(work, 'index') }
    const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`git ${words[0]} failed: ${stderr}`)
    return stdout.trim()
  }
  try {
    git('add', '--', folder)
    const tree = git('write-tree')
    git('archive', '--format=zip', `--prefix=${prefix}`, `--output=${archive}`, `${tree}:${folder}`)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
