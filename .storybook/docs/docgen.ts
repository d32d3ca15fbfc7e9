/** What the build reads from the file of a component: its props with their types and comments. */
export interface Docgen {
  props?: Record<
    string,
    { required?: boolean; tsType?: { name: string; raw?: string }; description?: string }
  >;
  /** The interfaces of others that its props extend. */
  composes?: readonly string[];
}

/** The documentation of a component, where the build found some. */
export function docgenOf(component: unknown): Docgen {
  return (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo ?? {};
}
