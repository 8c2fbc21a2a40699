/** Every address of the product, written once. */
export const paths = {
  home: '/',
  unauthorized: '/unauthorized',
  examPractice: '/exam-practice',
  takeExam: (examId: number) => `/exam-practice/take/${examId}`,
  /** In the player, at a question counted from 1. */
  examQuestion: (examId: number, number: number) =>
    `/exam-practice/take/${examId}?question=${number}`,
  /** Looking through the answers before handing in; the number is the question it leads back to. */
  examReview: (examId: number, number: number) =>
    `/exam-practice/take/${examId}?question=${number}&review=1`,
  examResult: (examId: number, attemptId: number) =>
    `/exam-practice/take/${examId}?attempt=${attemptId}`,
  /** At the choice that these many questions have been made. */
  examOf: (examId: number, count: number) => `/exam-practice/take/${examId}?count=${count}`,
  aiTutor: '/ai-tutor',
  /** About a question of a finished attempt. */
  askTutor: (attemptId: number, questionId: number) =>
    `/ai-tutor?attempt=${attemptId}&question=${questionId}`,
  practiceRoleplays: '/practice-roleplays',
  /** With the feedback of an attempt open. */
  roleplayAttempt: (attemptId: number) => `/practice-roleplays?attempt=${attemptId}`,
  practiceRoleplay: (scenarioId: number) => `/roleplay/practice/${scenarioId}`,
  /** The same scenario again, for the weakest criteria of that attempt. */
  redoRoleplay: (scenarioId: number, attemptId: number) =>
    `/roleplay/practice/${scenarioId}?redo=${attemptId}`,
  analytics: '/analytics',
  notifications: '/notifications',
  myFeedback: '/my-feedback',
  feedback: '/feedback',
  uploadMaterials: '/upload-materials',
  team: '/team',
  admin: '/admin',
  sendInvites: '/send-invites',
  teamSettings: '/?settings=team',
}

/** Pages of the server: reached by a full navigation, never by the router. */
export const LOGIN = '/api/login'
export const LOGOUT = '/api/logout'

/** The sign-in page, and where it should come back to. */
export const loginAddress = (returnTo: string) =>
  returnTo === paths.home ? LOGIN : `${LOGIN}?return=${encodeURIComponent(returnTo)}`
