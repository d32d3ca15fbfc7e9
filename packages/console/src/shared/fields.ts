/** Something of which nothing is known but that it may have fields. */
export type Fields = Record<string, unknown>;

/** Says whether a value is of a kind. */
export type Guard = (value: unknown) => boolean;

/** Whether a value is a text. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a value is a number that can be counted with. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Whether a value is true or false. */
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether a value has fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is null, or of a kind. */
export const orNull =
  (guard: Guard): Guard =>
  (value) =>
    value === null || guard(value);

/** Whether a value is absent, or of a kind. */
export const orAbsent =
  (guard: Guard): Guard =>
  (value) =>
    value === undefined || guard(value);

/** Whether a value is a list of a kind. */
export const listOf =
  (guard: Guard): Guard =>
  (value) =>
    Array.isArray(value) && value.every(guard);

/** Whether a value has every field of a shape, each of its kind: what was kept in the browser is nothing until it is known to fit. */
export const fits =
  <Shape>(guards: { [Name in keyof Shape]-?: Guard }) =>
  (value: unknown): value is Shape =>
    isFields(value) && Object.entries<Guard>(guards).every(([name, guard]) => guard(value[name]));

/** The same of a part of a shape: whatever is there is of its kind. */
export const fitsPart =
  <Shape>(guards: { [Name in keyof Shape]-?: Guard }) =>
  (value: unknown): value is Partial<Shape> =>
    isFields(value) && Object.entries<Guard>(guards).every(([name, guard]) => orAbsent(guard)(value[name]));
