/**
 * Hears what a program writes into a control, as react-hook-form's `setValue` does: no event says so. React has a property
 * of its own on every control, which stays in place.
 */
export function hearWrites(control: HTMLInputElement | HTMLTextAreaElement, heard: () => void): void {
  const property = control.type === 'checkbox' || control.type === 'radio' ? 'checked' : 'value';
  const written =
    Object.getOwnPropertyDescriptor(control, property) ??
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property);
  if (written === undefined) return;
  Object.defineProperty(control, property, {
    ...written,
    configurable: true,
    set(value: unknown) {
      written.set?.call(control, value);
      heard();
    },
  });
}
