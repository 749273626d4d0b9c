import { Component, type ReactNode } from 'react';

/** What a boundary takes. */
export interface BoundaryProps {
  children: ReactNode;
  /** What stands there when the children fail. */
  problem: ReactNode;
  /** The key of the place; another one gives the children another chance. */
  place: string;
}

interface BoundaryState {
  failedAt: string | undefined;
}

/** Keeps a failure of its children from the rest of the page. React takes only a class for this. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState {
    if (state.failedAt === '') return { failedAt: place };
    return { failedAt: state.failedAt === place ? place : undefined };
  }

  override render(): ReactNode {
    const { children, problem } = this.props;
    return this.state.failedAt === undefined ? children : problem;
  }
}
