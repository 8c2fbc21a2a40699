import { hash, randomBytes } from 'node:crypto'

/** 256 random bits: nobody guesses it, so a plain hash at rest is enough. */
export const makeToken = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => hash('sha256', token, 'buffer')
