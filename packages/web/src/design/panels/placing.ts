const GAP = 14;
const EDGE = 12;

/** Puts a panel below a button, or above where there is more room, and never over the edge of the window. */
export const placeBeside = (panel: HTMLElement, button: HTMLElement): void => {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const below = innerHeight - at.bottom - GAP - EDGE;
  const above = at.top - GAP - EDGE;
  const under = height <= below || below >= above;
  const middle = at.left + at.width / 2;
  const left = Math.max(EDGE, Math.min(middle - width / 3, innerWidth - width - EDGE));
  const top = under ? at.bottom + GAP : Math.max(EDGE, at.top - GAP - height);
  panel.dataset.side = under ? 'below' : 'above';
  // Through the object model: a style attribute in markup would need a wider content security policy.
  panel.style.setProperty('--x', `${Math.round(left)}px`);
  panel.style.setProperty('--y', `${Math.round(top)}px`);
  panel.style.setProperty('--room', `${Math.round(Math.max(under ? below : above, 160))}px`);
  panel.style.setProperty('--point', `${Math.round(Math.max(14, Math.min(middle - left, width - 14)))}px`);
};
