import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import * as styles from './DataTable.css.ts';

/** The props of `Failure`. */
export interface FailureProps {
  errorMessage: string;
  retryLabel?: string;
  onRetry?: () => void;
}

/** Shown instead of rows that could not be loaded. */
export function Failure({ errorMessage, retryLabel, onRetry }: FailureProps) {
  return (
    <div className={styles.failure}>
      <Alert tone="danger">{errorMessage}</Alert>
      {retryLabel !== undefined && <Button onClick={onRetry}>{retryLabel}</Button>}
    </div>
  );
}
