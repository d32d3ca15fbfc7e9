import styled, { css } from 'styled-components';

/** Hides from the eye, not from a screen reader. */
export const visuallyHidden = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  margin: -1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Words for a screen reader only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
