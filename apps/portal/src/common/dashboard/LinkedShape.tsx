import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The props of `LinkedShape`. */
export interface LinkedShapeProps {
  /** The path of the list behind the shape; undefined without a right to its data. */
  path: string | undefined;
  /** What the shape shows, with its figure. */
  label: string;
  children: ReactNode;
}

/** A shape of a drawing that leads to the list behind its figure, or only shows it. */
export function LinkedShape({ path, label, children }: LinkedShapeProps) {
  return path === undefined ? (
    <g role="img" aria-label={label}>
      {children}
    </g>
  ) : (
    <Link to={path} aria-label={label}>
      {children}
    </Link>
  );
}
