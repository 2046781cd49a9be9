/** The service's icon: a cracking egg in a window. */

export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#96481a"/><path d="M32 9c10 0 19 16 19 28s-8 19-19 19-19-7-19-19S22 9 32 9Z" fill="#f7d9b3"/><path d="m14 35 9 6 7-8 7 8 6-7 7 5" fill="none" stroke="#96481a" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/></svg>`

/** Page background colours, light and dark. */
export const THEME = { light: '#f8f0e3', dark: '#17141c' } as const
