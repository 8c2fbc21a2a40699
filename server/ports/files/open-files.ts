import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { Files } from './files.ts'
import { createFolderFiles } from './folder-files.ts'
import { createS3Files } from './s3-files.ts'

/** Where this installation keeps its files. */
export const openFiles = ({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Files =>
  bucket ? createS3Files(bucket) : createFolderFiles(join(dataDir, 'files'))
