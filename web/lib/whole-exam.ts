/** Why an official sample exam is offered complete only: in the list, in one breath. */
export const WHOLE_EXAM_WHY =
  'Offered complete: the licence notice printed in this paper allows its questions only within the exam in its entirety.'

/** What the student meets where a smaller number would be chosen. */
export const WHOLE_EXAM_CHOICE =
  'The licence notice printed in this paper, as in every official sample exam, allows its questions only within the exam in its entirety, so it is offered complete, in the paper’s order.'

/** What the advisor may be looking for at the same place. */
export const WHOLE_EXAM_LIFT =
  'If your school holds the right to use the questions singly, state it at this paper in Upload Materials.'
