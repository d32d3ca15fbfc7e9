import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-runtime';
import { shownProps } from './internal/shown-props.ts';

export { Fragment } from 'react/jsx-runtime';
export type { JSX } from 'react/jsx-runtime';

/** Makes an element, as React does, with every text in it as `isolateText` has it. For `"jsxImportSource": "@mpc/ui"`. */
export const jsx = (type: ElementType, props: object, key?: Key) =>
  react.jsx(type, shownProps(type, props), key);

/** The same for several children. */
export const jsxs = (type: ElementType, props: object, key?: Key) =>
  react.jsxs(type, shownProps(type, props), key);
