import type { Guide } from '../../../../../.storybook/guide.ts';

export const toastGuide = {
  use: [
    'To confirm success: copied, submitted, saved.',
    'To report a failure and what to do next; with one action where there is one, such as Retry.',
    'With a key, so that the same failure of ten calls is one toast.',
  ],
  avoid: [
    'For what is wrong with a field: say it at the field.',
    'For what holds as long as the page is open: use Banner.',
    'For what must be decided: use ConfirmDialog.',
  ],
  do: [
    'One sentence in the past: “Copied successfully”. The whole subject as the detail.',
    'Place one ToastRegion near the end of the application; any code can then say `toasts.show(…)`.',
  ],
  dont: [
    'Put in it what stands nowhere else: a toast disappears, but with `duration: null`, which is for warnings.',
    'Give it more than one action, or one that cannot be done elsewhere.',
  ],
  accessibility: [
    'The region exists before its first toast, so that each toast is announced politely, in turn.',
    'A toast that is closed returns the focus to where it was.',
    'Leaves after five seconds or its `duration`; a failure stays until it is closed.',
    'No toast leaves while the pointer or the focus is on one of them, or the tab is hidden.',
    'Toasts stand one below the other. Of more than five the oldest leave early, but none that stays until it is closed.',
    'Lies above every drawer and dialog, and stays usable while one is open.',
  ],
  anatomy: {
    story: 'Permutations',
    parts: {
      Region: 'ol[aria-live]',
      Toast: 'li[data-tone]',
      Icon: 'li[data-tone] > span',
      Title: 'li[data-tone] > div > div',
      'Close button': '[data-close]',
    },
  },
  keys: {
    'Goes to the newest toast, from inside a dialog, too': ['F6'],
    'Closes the toast, and returns to where the focus was': ['Escape'],
  },
} satisfies Guide;
