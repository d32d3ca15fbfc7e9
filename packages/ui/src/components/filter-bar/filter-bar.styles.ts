import styled from 'styled-components';
import { breakpoint, color, font, radius, space, type } from '../../theme/tokens.ts';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};

  /* What stands beside it keeps its width; on a phone that stands below. */
  flex: 1 1 0;
  min-width: 0;

  @media ${breakpoint.phone} {
    flex: 1 0 100%;
    flex-wrap: nowrap;
    width: 100%;
    padding: 3px;
    margin: -3px;
    overflow-x: auto;
    scrollbar-width: none;

    && > * > * {
      flex: none;
      width: auto;
      max-width: 70vw;
    }
    /* What can be searched for is read whole. */
    && > * > :has(> [type='search']) {
      width: 70vw;
    }
    /* It scrolls with the others and not in a box of its own. */
    && > * > [role='radiogroup'] {
      max-width: none;
    }
  }
`;

/** Only there to be found: the filters stand in the bar as if it was not. */
export const Filters = styled.div`
  display: contents;
`;

export const Root = styled.div`
  display: inline-flex;
  position: relative;
  max-width: 100%;
`;

/** The filter and its list, without what clears it. */
export const Anchor = styled.span`
  display: inline-flex;
  max-width: 100%;
`;

export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 5px;

  max-width: 100%;
  min-height: 32px;
  padding: 4px 10px;
  border: 1px dashed ${color.control};
  border-radius: ${radius.medium};
  font: 400 ${type.body} ${font.body};
  white-space: nowrap;

  cursor: pointer;

  color: ${color.textMuted};
  background: ${color.surface};

  &:hover {
    background: ${color.sunken};
  }
  &[data-on] {
    border: 1px solid transparent;
    color: ${color.brandStrong};
    background: ${color.brandSoft};
  }
  &[data-clearable] > svg {
    visibility: hidden;
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: 2px solid ${color.brand};
    outline-offset: 2px;
  }
  @media ${breakpoint.touch} {
    min-height: 44px;
  }

  & > svg {
    flex: none;
  }
`;

export const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** What is chosen lies where the label is, which keeps its width: the chip is as wide as it was. */
export const ValueSlot = styled.span`
  display: grid;
  flex: 1;
  min-width: 64px;
  text-align: start;

  & > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
  & > :not(:last-child) {
    visibility: hidden;
  }
`;

export const Value = styled(Name)`
  width: 0;
  min-width: 100%;

  /* In a row that scrolls it may be as wide as it is. */
  @media ${breakpoint.phone} {
    width: auto;
  }
`;

export const Reset = styled.span`
  display: inline-flex;

  &[data-off] {
    position: absolute;
    visibility: hidden;
  }
`;

export const Clear = styled.button`
  display: grid;
  position: absolute;
  inset-block: 0;
  margin-block: auto;
  inset-inline-end: 4px;
  place-items: center;

  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};

  cursor: pointer;

  color: ${color.brandStrong};
  background: none;

  &:hover {
    background: ${color.surface};
  }
  @media ${breakpoint.touch} {
    inset-inline-end: 0;
    width: 44px;
    height: 44px;
  }
`;
