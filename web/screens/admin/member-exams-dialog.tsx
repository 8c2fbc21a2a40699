import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MemberExams } from './member-exams.tsx'

type MemberExamsDialogProps = { name: string; email: string; onClose: () => void }

/** From the list of who has practiced: one student's exams. */
export const MemberExamsDialog = ({ name, email, onClose }: MemberExamsDialogProps) => (
  <Dialog
    open
    size="lg"
    onOpenChange={(open) => !open && onClose()}
    title={`Exams of ${name}`}
    description="Pause a running exam, reopen an attempt, or make it void. All of it is written down in the audit log."
    footer={<Button onClick={onClose}>Done</Button>}
  >
    <MemberExams email={email} />
  </Dialog>
)
