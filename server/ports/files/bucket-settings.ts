import * as z from 'zod'

/** A bucket of a store that speaks S3, to keep files in. */
export type BucketSettings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Of keys that are lent for a while. */
  sessionToken: string | undefined
  /** Whether the bucket stands in the path of an address; else it stands before the host. */
  pathStyle: boolean
}

/** Its settings in the environment, each with its reason in `.env.example`. */
export const bucketVariables = {
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'give the store’s address, e.g. https://s3.us-east-1.amazonaws.com',
    })
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'give the region as the store names it, e.g. us-east-1')
    .default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'give a bucket’s name, e.g. finalist-files')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().max(500).optional(),
  S3_SECRET_ACCESS_KEY: z.string().max(500).optional(),
  S3_SESSION_TOKEN: z.string().max(5000).optional(),
  S3_PATH_STYLE: z.enum(['true', 'false'], { error: 'give true or false' }).default('true'),
}

type Variables = z.output<z.ZodObject<typeof bucketVariables>>

/** Undefined where files are kept in a folder. */
export const bucketSettings = (env: Variables): BucketSettings | undefined =>
  env.S3_BUCKET
    ? {
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        // Their absence was refused.
        endpoint: env.S3_ENDPOINT!,
        accessKeyId: env.S3_ACCESS_KEY_ID!,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
        sessionToken: env.S3_SESSION_TOKEN,
        pathStyle: env.S3_PATH_STYLE === 'true',
      }
    : undefined

/** All four or none: a bucket that is half named would be taken for a folder. */
export function missingForBucket(given: Record<string, string | undefined>): string[] {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  const missing = names.filter((name) => !given[name])
  if (missing.length === names.length) return []
  return missing.map((name) => `${name}: files in an S3 store need all of ${names.join(', ')}`)
}
