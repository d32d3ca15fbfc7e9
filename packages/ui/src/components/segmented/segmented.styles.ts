import styled from 'styled-components';
import { visuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { breakpoint, color, radius, shadow, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  display: inline-flex;
  align-self: flex-start;
  gap: 2px;

  max-width: 100%;
  padding: 2px;
  overflow: auto;
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};

  background: ${color.sunken};
`;

export const Choice = styled.label`
  position: relative;
  flex: none;
  padding: 3px ${space.s};
  border-radius: 5px;
  font-weight: 500;

  cursor: pointer;

  @media ${breakpoint.touch} {
    padding-block: 9px;
  }

  color: ${color.textMuted};

  &:has(:checked) {
    color: ${color.text};
    background: ${color.surface};
    box-shadow: ${shadow.raised};
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.brand};
    outline-offset: -1px;
  }
`;

export const Radio = styled.input`
  ${visuallyHidden}
`;
