/** How long something has been in progress. */
export const progressWords = {
  'en-US': { elapsed: '{time} elapsed' },
  'zh-CN': { elapsed: '已用时 {time}' },
};
