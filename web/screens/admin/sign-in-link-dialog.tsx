import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Input } from '../../ui/field.tsx'

export type ShownLink = { name: string; address: string }

/** Where the browser will not copy by itself: the link, ready to be copied by hand. */
export function SignInLinkDialog({ name, address, onClose }: ShownLink & { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Sign-in link"
      description={`It signs in ${name}, once, within 24 hours. Give it to nobody else.`}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Field label="Copy this link">
        <Input readOnly value={address} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  )
}
