import { CircleCheck, CircleX } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../index.ts';

interface ExampleProps {
  /** Why it is right or wrong, in one sentence. */
  text: string;
  children: ReactNode;
}

interface FrameProps extends ExampleProps {
  isRight: boolean;
}

function Frame({ isRight, text, children }: FrameProps) {
  return (
    <figure className="docs-example-frame" data-right={isRight}>
      <div className="docs-example">{children}</div>
      <figcaption>
        <strong>
          <Icon of={isRight ? CircleCheck : CircleX} /> {isRight ? 'Do' : 'Do not'}
        </strong>
        <span>{text}</span>
      </figcaption>
    </figure>
  );
}

/** A right use of a component, drawn with it. */
export function Do(props: ExampleProps) {
  return <Frame isRight {...props} />;
}

/** A wrong use of a component, drawn with it; it is unwise, but not inaccessible. */
export function DoNot(props: ExampleProps) {
  return <Frame isRight={false} {...props} />;
}

/** A right and a wrong use beside each other. */
export function Examples({ children }: { children: ReactNode }) {
  // The class keeps the styles of the page away.
  return <div className="sb-unstyled docs-examples">{children}</div>;
}
