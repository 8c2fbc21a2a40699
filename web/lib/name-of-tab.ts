const TAB = 'finalist:tab'

/** Stays through reloads of a tab. A copied tab has the name of the one that it was copied from, at first. */
export function nameOfTab() {
  try {
    return sessionStorage.getItem(TAB) ?? nameTab()
  } catch {
    return nameTab()
  }
}

export function nameTab() {
  // randomUUID is there on secure addresses only; tabs of one browser need no more than this.
  const name = Math.random().toString(36).slice(2)
  try {
    sessionStorage.setItem(TAB, name)
  } catch {
    // Storage is switched off: then there are no drafts either.
  }
  return name
}
