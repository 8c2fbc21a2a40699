import type { Scenario } from '#content/schema.ts'
import type { RoleplayAttempt, RoleplayFeedback, StandInReason } from '#contract/roleplays.ts'
import type { Criterion, JudgeRequest } from '../coach/coach.ts'
import type { Generated, Insertable, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely'

/** The tables as the migrations make them. Column names appear here and in the areas' `queries.ts` only. */
export type Tables = {
  users: {
    id: Generated<string>
    email: string
    first_name: string | null
    last_name: string | null
    role: 'student' | 'admin'
    authorized: boolean
    created_at: Date
    /** The last time; null until the first. */
    signed_in_at: Date | null
    /** 100, 150 or 200 percent of the usual time in timed sessions. */
    time_percent: Generated<number>
  }
  sessions: {
    id: Generated<string>
    token_hash: Uint8Array
    /** Browser and device in words. */
    device: Generated<string>
    user_id: string
    shared_computer: boolean
    created_at: Date
    extended_at: Date
    expires_at: Date
  }
  sign_in_codes: {
    email: string
    window_hash: Uint8Array
    code_hash: Uint8Array
    expires_at: Date
    tries_left: number
  }
  sign_in_links: {
    token_hash: Uint8Array
    user_id: string
    expires_at: Date
    is_invitation: Generated<boolean>
  }
  provider_visits: {
    state_hash: Uint8Array
    window_hash: Uint8Array
    nonce: string
    code_verifier: string
    return_to: string
    expires_at: Date
  }
  rate_limits: { key: string; window_ends_at: Date; count: number }
  materials: {
    id: Generated<number>
    title: string
    filename: string
    file_hash: string
    file_size: number
    category: string
    is_question_bank: boolean
    uploaded_by: string | null
    uploaded_at: Date
    reading_state: Generated<'unread' | 'waiting' | 'reading' | 'read' | 'refused'>
    reading_message: string | null
    reader_version: number | null
    /** JSON; parsed by the area that reads it. */
    reading: JSONColumnType<object> | null
    report: JSONColumnType<object> | null
    reading_run: number | null
    questions_added: Generated<number>
    test_number: string | null
    single_use_by: string | null
    single_use_at: Date | null
    passages_read_at: Date | null
    ask_model: Generated<boolean>
  }
  asked_pages: { material_id: number; page: number; text: string; asked_at: Date }
  page_proposals: {
    id: Generated<number>
    material_id: number
    page: number
    number: string | null
    question: string
    options: JSONColumnType<string[]>
    correct_answer: number | null
    state: Generated<'waiting' | 'accepted' | 'discarded'>
    decided_at: Date | null
    decided_by: Generated<string | null>
  }
  model_uses: { user_id: string; window_ends_at: Date; requests: number; tokens: number }
  passages: { material_id: number; page: number; text: string; words: string }
  tutor_days: {
    user_id: string
    /** YYYY-MM-DD by the team's calendar. */
    day: string
    exchanges: number
    seconds: number
    last_at: Date
  }
  questions: {
    id: Generated<number>
    material_id: number | null
    number: string
    content_hash: string
    question: string
    options: JSONColumnType<string[]>
    correct_answer: number
    explanation: string | null
    indicator: string | null
    area: string | null
    page: number
    position: number | null
    /** The item's id in `content/exams/`; null for questions of an uploaded paper. */
    content_id: string | null
    objective: string | null
    difficulty: 'easy' | 'medium' | 'hard' | null
    misconceptions: JSONColumnType<string[]> | null
    review: Generated<'none' | 'waiting' | 'kept' | 'left-out'>
  }
  exams: {
    id: Generated<number>
    kind: 'sample' | 'master' | 'authored'
    material_id: number | null
    content_id: string | null
    category: string
    title: string
    description: string
    event_code: string
    career_cluster: string
    difficulty: string
    whole_exam_only: boolean
    withdrawn_at: Date | null
    created_at: Date
    announced_at: Date | null
  }
  bank_states: { only_row: Generated<boolean>; version: number }
  loaded_content: { only_row: Generated<boolean>; hash: string }
  exam_questions: { exam_id: number; question_id: number; position: number }
  exam_sessions: {
    id: Generated<number>
    user_id: string
    exam_id: number
    question_ids: number[]
    timed: boolean
    state: Generated<'open' | 'set-aside' | 'finished' | 'void'>
    started_at: Date
    deadline: Date
    finished_at: Date | null
    score: number | null
    correct_answers: number | null
    answered_questions: number | null
    active_seconds: number | null
    /** While an admin has stopped the clock; of an open session only. */
    paused_at: Generated<Date | null>
    voided_at: Generated<Date | null>
  }
  answers: {
    session_id: number
    question_id: number
    answer: number
    /** A bigint, which the driver hands over as text where it is selected. */
    revision: number
    saved_at: Date
    confidence: Generated<'guessing' | 'fairly-sure' | 'certain' | null>
  }
  feedback: {
    id: Generated<number>
    user_id: string
    subject: string
    message: string
    status: Generated<'new' | 'read' | 'resolved'>
    created_at: Date
    admin_response: string | null
    responded_at: Date | null
    responded_by: string | null
    response_revision: Generated<number>
  }
  notifications: {
    id: Generated<number>
    user_id: string
    about_user_id: string | null
    key: string
    type: 'update' | 'reminder' | 'achievement'
    title: string
    message: string
    path: string
    created_at: Date
    expires_at: Date | null
    read_at: Date | null
    dismissed_at: Date | null
    mailed_at: Date | null
  }
  mail_preferences: {
    user_id: string
    by_mail: boolean
    unsubscribe_token: string
    mailed_on: string | null
  }
  study_goals: { user_id: string; weekly_hours: number; exam_score: number }
  team_settings: {
    only_row: Generated<boolean>
    product_name: string | null
    team_name: string | null
    competition_name: string | null
    /** YYYY-MM-DD, like the end. */
    competition_starts: string | null
    competition_ends: string | null
    goal: string | null
    advisor_name: string | null
    advisor_email: string | null
    second_person_name: string | null
    second_person_role: string | null
    time_zone: string | null
    voice: boolean | null
  }
  audit_log: {
    id: Generated<number>
    happened_at: Date
    actor_id: string | null
    by_operator: boolean
    subject_id: string | null
    action: string
    detail: Generated<string>
  }
  invitations: {
    user_id: string
    invited_by: string | null
    invited_at: Date
    expires_at: Date
    state: 'waiting' | 'sent' | 'failed'
    tries: Generated<number>
    due_at: Date
    accepted_at: Date | null
  }
  deletion_requests: { user_id: string; requested_at: Date }
  roleplay_scenarios: {
    id: Generated<number>
    user_id: string
    title: string
    category: string
    scenario_type: string
    difficulty: string
    /** JSON that this product wrote itself, checked when the coach gave it. */
    scenario: JSONColumnType<Scenario>
    form: JSONColumnType<Criterion[]>
    stand_in: Generated<StandInReason | null>
    generated_at: Date
    worked_on_since: Date | null
    deleted_at: Date | null
  }
  roleplay_attempts: {
    id: Generated<number>
    user_id: string
    scenario_id: number
    redo_of: number | null
    response: string
    answers: JSONColumnType<JudgeRequest['answers']>
    submitted_at: Date
    active_seconds: number
    judging: Generated<RoleplayAttempt['judging']>
    tries: Generated<number>
    due_at: Date
    judged_at: Date | null
    score: number | null
    feedback: JSONColumnType<RoleplayFeedback> | null
  }
}

export type Db = Kysely<Tables>
/** Inside a transaction only this handle may be used: on the embedded database any other waits forever. */
export type Trx = Transaction<Tables>
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>
