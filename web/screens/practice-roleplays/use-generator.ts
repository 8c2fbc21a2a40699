import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { DIFFICULTIES, ROLEPLAY_CATEGORIES, SCENARIO_TYPES } from '#contract/roleplays.ts'
import { api } from '../../api.ts'
import { waitOf } from '../../lib/message-of.ts'
import { sayFailure, saySuccess } from '../../lib/say.ts'
import { toast } from '../../ui/toast-store.ts'

type Choice = Parameters<typeof api.roleplays.generateScenario>[0]

/** What is chosen from, in the order of the card. */
export const CHOICES = [
  {
    ...{ name: 'category', label: 'Category', unchosen: 'Choose a category' },
    options: ROLEPLAY_CATEGORIES,
  },
  {
    ...{ name: 'scenarioType', label: 'Scenario type', unchosen: 'Choose a scenario type' },
    options: SCENARIO_TYPES,
  },
  {
    ...{ name: 'difficulty', label: 'Difficulty', unchosen: 'Choose a difficulty' },
    options: DIFFICULTIES,
  },
] as const satisfies { name: keyof Choice; label: string; unchosen: string; options: object }[]

/** Nothing is chosen until somebody chooses; then the choice stays, so that "another one" is one press. */
export function useGenerator() {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Partial<Choice>>({})
  // Before the page is drawn anew a second click finds the button as it was.
  const isAsking = useRef(false)
  const [nextAt, setNextAt] = useState<Date>()
  const generation = useMutation({
    mutationFn: (choice: Choice) => api.roleplays.generateScenario(choice),
    onMutate: () => setNextAt(undefined),
    onSuccess: () => {
      saySuccess('New roleplay scenario generated successfully!')
      return client.invalidateQueries({ queryKey: api.roleplays.listScenarios.key })
    },
    onError: (error) => {
      sayFailure(error, 'Failed to generate scenario. Please try again.')
      const wait = waitOf(error)
      if (wait !== undefined) setNextAt(new Date(Date.now() + wait))
    },
    onSettled: () => void (isAsking.current = false),
  })
  return {
    chosen,
    /** One of the options of this name, or '' to take the choice back. */
    choose: (name: keyof Choice, value: string) =>
      // The card offers no other values, and a choice taken back is one that was never made.
      setChosen((before) => ({ ...before, [name]: value || undefined }) as Partial<Choice>),
    isPending: generation.isPending,
    /** Until when the server refuses another one, after it has. */
    nextAt,
    generate() {
      const { category, scenarioType, difficulty } = chosen
      if (isAsking.current) return
      if (!category || !scenarioType || !difficulty) return sayMissing()
      isAsking.current = true
      generation.mutate({ category, scenarioType, difficulty })
    },
  }
}

const sayMissing = () =>
  toast({
    title: 'Missing Information',
    description: 'Please select all options before generating a scenario.',
    variant: 'destructive',
  })
