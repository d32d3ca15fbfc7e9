/** What only `DateTimeRangePicker` says, and so is loaded with it. */
export const dateTimeWords = {
  'en-US': {
    dateTimeRangeIncomplete: 'Enter the start and the end, both with a time',
    dateTimeRangeReversed: 'The end is before the start',
    dateTimeZone: 'Time zone: {zone}',
    requiredDateTimeRange: 'Choose the start and the end',
  },
  'zh-CN': {
    dateTimeRangeIncomplete: '请补全开始时间和结束时间',
    dateTimeRangeReversed: '结束时间早于开始时间',
    dateTimeZone: '时区：{zone}',
    requiredDateTimeRange: '请选择开始时间和结束时间',
  },
} as const;
