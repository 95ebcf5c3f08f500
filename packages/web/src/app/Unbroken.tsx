import { Component, type ReactNode } from 'react';
import { FaultPage } from '../design/faults/FaultPage.js';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly broken: string | null;
}

/** A part of an old version that the server no longer has cannot be fetched: the page must be loaded anew. */
const isOld = (message: string): boolean =>
  /dynamically imported module|importing a module script|preload/i.test(message);

/** Catches what breaks while drawing, and says so. */
export class Unbroken extends Component<Props, State> {
  override state: State = { broken: null };

  static getDerivedStateFromError(error: unknown): State {
    return { broken: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    return isOld(broken) && navigator.onLine ? (
      <FaultPage kind="old" />
    ) : isOld(broken) ? (
      <FaultPage kind="away" />
    ) : (
      <FaultPage kind="broken" detail={broken} />
    );
  }
}
