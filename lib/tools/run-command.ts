/** Runs the main function of a command and ends the process, even if something still keeps it open. */

interface CommandOptions {
  /** Print the stack of an error, not only its message. */
  stack?: boolean
}

/** `main` may return an exit code. An error exits with 1. */
export async function runCommand(main: () => Promise<unknown>, { stack = false }: CommandOptions = {}): Promise<never> {
  try {
    const code = await main()
    process.exit(typeof code === 'number' ? code : 0)
  } catch (error) {
    console.error(error instanceof Error && !stack ? error.message : error)
    process.exit(1)
  }
}
