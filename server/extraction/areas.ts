/**
 * Instructional areas by the letters of a performance indicator, as DECA uses them in the season.
 * A new season is a new entry; what an older exam says is read by the newest until one differs.
 */
const AREAS_BY_SEASON = {
  '2024-25': {
    BL: 'Business Law',
    CM: 'Channel Management',
    CO: 'Communications',
    CR: 'Customer Relations',
    EC: 'Economics',
    EI: 'Emotional Intelligence',
    EN: 'Entrepreneurship',
    FI: 'Financial Analysis',
    FM: 'Financial-Information Management',
    HR: 'Human Resources Management',
    IM: 'Marketing-Information Management',
    KM: 'Knowledge Management',
    MK: 'Marketing',
    MP: 'Market Planning',
    NF: 'Information Management',
    OP: 'Operations',
    PD: 'Professional Development',
    PI: 'Pricing',
    PJ: 'Project Management',
    PM: 'Product/Service Management',
    PR: 'Promotion',
    QM: 'Quality Management',
    RM: 'Risk Management',
    SE: 'Selling',
    SM: 'Strategic Management',
  },
} satisfies Record<string, Record<string, string>>

/** 'EI:014' → 'Emotional Intelligence'; null for letters the season does not know. */
export function areaOf(indicator: string | null): string | null {
  const areas: Record<string, string> = AREAS_BY_SEASON['2024-25']
  return areas[indicator?.slice(0, 2) ?? ''] ?? null
}
