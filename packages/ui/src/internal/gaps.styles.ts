import { css } from 'styled-components';
import { space, type Space } from '../theme/tokens.ts';

const named = Object.keys(space) as Space[];

/** Room between children by `data-gap`. Styles that follow no prop are worked out once, not with every element. */
export const gaps = css`
  ${named.map((name) => `&:where([data-gap='${name}']) { gap: ${space[name]}; }`).join('\n')}
`;
