import * as react from 'react/jsx-dev-runtime';
import { shownProps } from './internal/shown-props.ts';

export { Fragment } from 'react/jsx-dev-runtime';
export type { JSX } from 'react/jsx-dev-runtime';

/** `jsx` and `jsxs` while developing. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, typeof props === 'object' && props !== null ? shownProps(type, props) : props, ...rest);
