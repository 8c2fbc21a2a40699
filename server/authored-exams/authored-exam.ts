import type { Exam } from '#content/schema.ts'
import type { NewRow } from '../ports/database/database.ts'

const LIST = new Intl.ListFormat('en-US')

/** How an exam of ours is listed. There from the start, it is no news to anybody. */
export const examRow = (exam: Exam, now: Date) =>
  ({
    kind: 'authored',
    content_id: exam.id,
    material_id: null,
    category: exam.category,
    title: exam.title,
    description:
      `${exam.items.length} original questions for ${LIST.format(exam.eventCodes)}, in the proportions of a ` +
      'District exam. The review says why each answer is right or wrong.',
    // The one that the category is known by; a badge has room for one.
    event_code: exam.eventCodes[0] ?? 'General',
    career_cluster: exam.cluster,
    difficulty: 'intermediate',
    whole_exam_only: false,
    created_at: now,
    announced_at: now,
  }) satisfies NewRow<'exams'>
