/** What only `QrCode` says, and so is loaded with it. */
export const qrWords = {
  'en-US': { qrTooLong: 'This text is too long for a QR code' },
  'zh-CN': { qrTooLong: '内容过长，无法生成二维码' },
} as const;
