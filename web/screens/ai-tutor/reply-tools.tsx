import { Check, Copy, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../../ui/copy-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast-store.ts'

const SAID_MS = 2000

type ReplyToolsProps = { text: string; onRetry: (() => void) | undefined }

export function ReplyTools({ text, onRetry }: ReplyToolsProps) {
  const { copied, copy } = useCopy(text)
  return (
    <span className="message-tools">
      <button type="button" onClick={copy}>
        <Icon of={copied ? Check : Copy} size="sm" />
        {copied ? 'Copied' : 'Copy'}
      </button>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          <Icon of={RotateCcw} size="sm" />
          Retry
        </button>
      )}
    </span>
  )
}

function useCopy(text: string) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    if (await copyText(text)) return setCopied(true)
    toast({
      title: 'Not copied',
      description: 'This browser does not let the page copy. Select the text and copy it.',
      variant: 'destructive',
    })
  }
  return { copied, copy: () => void copy() }
}
