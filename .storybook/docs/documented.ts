/** One prop of a component, or one field of a type, as its documentation says it. */
export interface DocumentedProp {
  /** As one would write it; the values where there are only so many. */
  type: string;
  required: boolean;
  description: string;
  default?: string;
  /** The values to choose from, where there are only so many. */
  options?: readonly string[];
}

/** A type that props mention. */
export interface DocumentedType {
  description: string;
  /** As one would write it. */
  type: string;
  /** Its fields; none where it is a choice. */
  props: Record<string, DocumentedProp>;
}

/** A component of the library, as its file says it. */
export interface DocumentedComponent {
  /** Where it is written. */
  file: string;
  description: string;
  props: Record<string, DocumentedProp>;
  /** Takes what its element takes as well. */
  passesOn: boolean;
  /** The types that its props mention. */
  types: Record<string, DocumentedType>;
}

/** Every component that the door of the library opens. */
export type LibraryTypes = Record<string, DocumentedComponent>;

/** What the build has written to a component: where Storybook looks for its sentences. */
export function documentationOf(component: unknown): Partial<DocumentedComponent> {
  return (component as { __docgenInfo?: Partial<DocumentedComponent> } | undefined)?.__docgenInfo ?? {};
}
