import { useId } from 'react'
import { Select } from '../../ui/field.tsx'

type CategoryFilterProps = {
  categories: readonly string[]
  value: string | undefined
  onChange: (category: string | undefined) => void
}

const ALL = ''

export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  const id = useId()
  return (
    <div className="w-full sm:w-80">
      <label htmlFor={id} className="sr-only">
        Category
      </label>
      <Select
        id={id}
        value={value ?? ALL}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value={ALL}>All Categories</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </Select>
    </div>
  )
}
