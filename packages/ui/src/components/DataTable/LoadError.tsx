import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import * as styles from './DataTable.css.ts';

/** The props of `LoadError`. */
export interface LoadErrorProps {
  errorMessage: string;
  retryLabel: string;
  /** Without it there is no button. */
  onRetry: (() => void) | undefined;
}

/** An error with a retry button, shown in place of rows that could not be loaded. */
export function LoadError({ errorMessage, retryLabel, onRetry }: LoadErrorProps) {
  return (
    <div className={styles.loadError}>
      <Alert tone="danger">{errorMessage}</Alert>
      {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
    </div>
  );
}
