export const pythonFiles = (): Record<string, string> => ({})
