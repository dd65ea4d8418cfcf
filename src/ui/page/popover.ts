/** Whether the browser has popovers; not all that we support have (`oldest-browsers.ts`). */
export const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype

/** Whether an element is a popover that is open. A browser without popovers refuses the selector. */
export const isOpenPopover = (element: Element): boolean => hasPopovers() && element.matches(':popover-open')
