import type { BatchStatus } from '#contract/materials.ts'
import type { RunFile } from './queries.ts'

/** How far a run is, from the state of its files alone: nothing that could be forgotten or contradict it. */
export function runProgress(files: RunFile[]): Omit<BatchStatus, 'pendingIds'> {
  const done = files.filter(({ state }) => state === 'read' || state === 'refused')
  return {
    isProcessing: files.some(isPending),
    currentFile: files.find(({ state }) => state === 'reading')?.filename ?? null,
    processedCount: done.length,
    totalFiles: files.length,
    questionsAdded: files.reduce((sum, file) => sum + file.questionsAdded, 0),
    errors: files
      .filter(({ state }) => state === 'refused')
      .map(({ filename, message }) => `${filename}: ${message}`),
  }
}

const isPending = ({ state }: RunFile) => state === 'waiting' || state === 'reading'
