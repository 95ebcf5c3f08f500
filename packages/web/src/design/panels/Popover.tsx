import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../words/WordsProvider.js';
import { Icon } from '../base/Icon.js';
import { goRound } from './goRound.js';
import './popover.css';
import { Within } from './within.js';

const GAP = 14;
const EDGE = 12;

/** Puts a panel below a button, or above where there is more room, and never over the edge of the window. */
const placeBeside = (panel: HTMLElement, button: HTMLElement): void => {
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

export interface PopoverProps {
  /** What the panel is, for ears. */
  readonly label: string;
  /** What stands on the button that opens it. */
  readonly trigger: ReactNode;
  readonly triggerClass?: string;
  readonly triggerLabel?: string;
  /** How wide the panel is on a desk. */
  readonly wide?: boolean;
  /** Made only while it is open. */
  readonly children: ReactNode;
}

interface PanelProps extends Pick<PopoverProps, 'label' | 'wide' | 'children'> {
  readonly id: string;
  readonly beside: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Escape closes this panel and nothing around it: a press bubbles out of a portal to whatever the button stands in. */
const pressed = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Escape') event.stopPropagation();
  goRound(event);
};

const Panel = ({ id, label, wide, children, beside, onClose }: PanelProps) => {
  const { ui } = useWords();
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);

  useLayoutEffect(() => {
    const button = beside.current;
    if (panel === null || button === null) return;
    panel.showPopover();
    const place = () => placeBeside(panel, button);
    place();
    panel.focus({ preventScroll: true });
    // What is loaded on demand changes the height: the panel keeps its place beside the button.
    const grown = new ResizeObserver(place);
    grown.observe(panel);
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      grown.disconnect();
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [panel, beside]);

  useEffect(() => {
    if (panel === null) return;
    const toggled = (event: Event) => {
      if (event.target === panel && (event as ToggleEvent).newState === 'closed') onClose();
    };
    panel.addEventListener('toggle', toggled);
    return () => panel.removeEventListener('toggle', toggled);
  }, [panel, onClose]);

  return (
    <div
      ref={setPanel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={`pop${wide ? ' pop-wide' : ''}`}
      onKeyDown={pressed}
    >
      <div className="pop-inner">
        <Within value={panel}>{children}</Within>
      </div>
      <button type="button" className="pop-close" onClick={() => panel?.hidePopover()}>
        <Icon name="ui-object" size={16} label={ui.plain.close} />
      </button>
    </div>
  );
};

/** A button that opens a panel beside itself: native, closed by Escape or a press elsewhere; the focus comes back. */
export const Popover = ({ label, trigger, triggerClass, triggerLabel, wide, children }: PopoverProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const outer = useContext(Within);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
    const lost = document.activeElement === document.body || document.activeElement === null;
    const inside = document.getElementById(id)?.contains(document.activeElement) ?? false;
    if (lost || inside) button.current?.focus({ preventScroll: true });
  }, [id]);

  // A press on the button while the panel is open closes it by itself: light dismissal runs before the click.
  const openAtPress = useRef(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClass}
        aria-label={triggerLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerDown={() => {
          openAtPress.current = open;
        }}
        onClick={() => {
          if (openAtPress.current) openAtPress.current = false;
          else setOpen(true);
        }}
      >
        {trigger}
      </button>
      {open
        ? createPortal(
            <Panel id={id} label={label} beside={button} onClose={close} {...(wide && { wide })}>
              {children}
            </Panel>,
            outer ?? document.body,
          )
        : null}
    </>
  );
};
