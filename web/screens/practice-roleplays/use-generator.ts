import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DIFFICULTIES, ROLEPLAY_CATEGORIES, SCENARIO_TYPES } from '#contract/roleplays.ts'
import { api } from '../../api.ts'
import { sayFailure, saySuccess } from '../../lib/say.ts'
import { toast } from '../../ui/toast-store.ts'

type Choice = Parameters<typeof api.roleplays.generateScenario>[0]

/** Nothing is chosen until somebody chooses; then the choice stays, so that "another one" is one press. */
export function useGenerator() {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Partial<Choice>>({})
  const generation = useMutation({
    mutationFn: (choice: Choice) => api.roleplays.generateScenario(choice),
    onSuccess: () => {
      saySuccess('New roleplay scenario generated successfully!')
      return client.invalidateQueries({ queryKey: api.roleplays.listScenarios.key })
    },
    onError: (error) => sayFailure(error, 'Failed to generate scenario. Please try again.'),
  })
  return {
    chosen,
    chooseCategory: (value: string) => set({ category: oneOf(ROLEPLAY_CATEGORIES, value) }),
    chooseType: (value: string) => set({ scenarioType: oneOf(SCENARIO_TYPES, value) }),
    chooseDifficulty: (value: string) => set({ difficulty: oneOf(DIFFICULTIES, value) }),
    isPending: generation.isPending,
    generate() {
      const { category, scenarioType, difficulty } = chosen
      if (generation.isPending) return
      if (category && scenarioType && difficulty)
        generation.mutate({ category, scenarioType, difficulty })
      else sayMissing()
    },
  }

  function set(change: { [Name in keyof Choice]?: Choice[Name] | undefined }) {
    // A choice taken back is one that was never made.
    setChosen((before) => ({ ...before, ...change }) as Partial<Choice>)
  }
}

const oneOf = <Value extends string>(values: readonly Value[], chosen: string) =>
  values.find((value) => value === chosen)

const sayMissing = () =>
  toast({
    title: 'Missing Information',
    description: 'Please select all options before generating a scenario.',
    variant: 'destructive',
  })
