import type { RefusalCode } from '../../core/codes.ts';
import { codes } from '../../core/codes.ts';
import type { WireLanguage } from './messages.ts';

/** The server's "no", thrown where it is decided and answered at the edge. Nothing has happened. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: RefusalCode;
  /** What stands in the message's gaps. */
  readonly words: Record<string, string>;
  readonly data: unknown;

  constructor(code: RefusalCode, words: Record<string, string> = {}, data: unknown = null) {
    super(code);
    this.code = code;
    this.words = words;
    this.data = data;
  }
}

const reasons = {
  missing: ['required', '不能为空'],
  unknown: ['not found', '不存在'],
  taken: ['already in use', '已被使用'],
  repeated: ['duplicate', '存在重复'],
  format: ['invalid format', '格式不正确'],
  tooLong: ['too long', '长度超出限制'],
  tooMany: ['too many', '数量超出限制'],
  range: ['out of range', '超出允许范围'],
  order: ['values in the wrong order', '数值大小顺序不正确'],
  mixed: ['recipients fall under different strategies, send them apart', '收款方适用不同策略，请分开提交'],
  fixed: ['can no longer be changed', '不可修改'],
} as const satisfies Record<string, readonly [string, string]>;

/** What is wrong with a parameter. */
export type FieldFault = keyof typeof reasons;

/** What is wrong with a parameter, in words. */
export function reasonOf(fault: FieldFault, language: WireLanguage): string {
  return language === 'zh_CN' ? `（${reasons[fault][1]}）` : `: ${reasons[fault][0]}`;
}

/** A parameter that cannot be taken. The answer's data names it, so that a form can say it in its place. */
export class BadField extends Refused {
  readonly fault: FieldFault | undefined;

  constructor(field: string, fault?: FieldFault) {
    super(codes.badParameter, { name: field }, fault === undefined ? { field } : { field, fault });
    this.fault = fault;
  }
}
