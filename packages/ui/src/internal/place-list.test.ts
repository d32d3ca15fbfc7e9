import { describe, expect, it } from 'vitest';
import { placeList } from './place-list.ts';

const button = (top: number, left = 50) => ({ left, right: left + 320, top, bottom: top + 36 });

describe('the place of the list', () => {
  const screen = { width: 400, height: 800 };
  const list = { width: 300, height: 200 };
  const long = { width: 300, height: 900 };

  it('is below the button', () => {
    expect(placeList(button(100), list, screen, false)).toEqual({ left: 50, top: 140, maxHeight: 648 });
  });
  it('is above it where there is more room', () => {
    expect(placeList(button(700), list, screen, false)).toEqual({
      left: 50,
      top: 496,
      maxHeight: 684,
    });
  });
  it('has the height that is there, or what it may have at most', () => {
    expect(placeList(button(300), long, screen, false, 400)).toEqual({
      left: 50,
      top: 340,
      maxHeight: 400,
    });
    expect(placeList(button(600), long, screen, false, 400)).toEqual({
      left: 50,
      top: 196,
      maxHeight: 400,
    });
    expect(placeList(button(500), long, screen, false)).toEqual({ left: 50, top: 12, maxHeight: 484 });
  });
  it('begins at the right edge where writing does', () => {
    expect(placeList(button(100), list, screen, true).left).toBe(70);
  });
  it('is within the window', () => {
    expect(placeList(button(100, 250), list, screen, false).left).toBe(88);
    expect(placeList(button(100, -20), list, screen, false).left).toBe(12);
  });
});
