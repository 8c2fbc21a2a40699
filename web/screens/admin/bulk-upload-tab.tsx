import { useSettings } from '../../lib/use-settings.ts'
import { FileRow } from './file-row.tsx'
import { ImportBar } from './import-bar.tsx'
import { Requirements } from './requirements.tsx'
import { RosterChooser } from './roster-chooser.tsx'
import { RosterCounts } from './roster-counts.tsx'
import { ChangedRows, RefusedRows } from './roster-rows.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useRosterUpload } from './use-roster-upload.ts'

/** A spreadsheet into the team: chosen, looked at, then taken in. Nothing is written before the last step. */
export function BulkUploadTab() {
  const { teamName } = useSettings()
  const { state, choose, upload, forget } = useRosterUpload()
  const review = 'review' in state ? state.review : undefined
  return (
    <>
      {state.step === 'none' ? (
        <RosterChooser onChoose={choose} />
      ) : (
        <FileRow state={state} onChoose={choose} />
      )}
      {state.step === 'reading' && <UploadProgress words={`Reading ${state.file.name}...`} />}
      {state.step === 'uploading' && (
        <UploadProgress words={`Syncing ${teamName} Crew! Please wait...`} />
      )}
      {review && 'file' in state && (
        <>
          <RosterCounts review={review} />
          <RefusedRows file={state.file} review={review} />
          <ChangedRows review={review} />
        </>
      )}
      <Requirements />
      <ImportBar state={state} onUpload={upload} onCancel={forget} />
    </>
  )
}
