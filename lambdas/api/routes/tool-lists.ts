/** Which tools MCP lists, by the parameter `tools` of its address. */
export const TOOL_LISTS = ['few', 'all'] as const
export type ToolListName = (typeof TOOL_LISTS)[number]
