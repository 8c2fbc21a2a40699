import { buildWebIfStale } from '../../scripts/build-web.ts'

/** The stories are about what a browser is sent, so it must be today's. */
export default buildWebIfStale
