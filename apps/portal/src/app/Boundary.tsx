import { Component, type ReactNode } from 'react';

/** What a boundary takes. */
export interface BoundaryProps {
  /** What stands in the place of the children that failed. */
  problem: ReactNode;
  /** Another one has the children tried again. */
  place: unknown;
  onProblem?: () => void;
  children: ReactNode;
}

interface State {
  place: unknown;
  hasFailed: boolean;
}

/** Shows a problem in the place of a page that fails or cannot be loaded, until the place is another one. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { place: this.props.place, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: State): State | null {
    return place === state.place ? null : { place, hasFailed: false };
  }

  override componentDidCatch(): void {
    this.props.onProblem?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.problem : this.props.children;
  }
}
