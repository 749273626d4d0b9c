import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../common/form/formPage.css.ts';
import { AnswerList, type AnswerListProps } from '../../../common/applications/AnswerList.tsx';

/** The props of `AnsweredPart`. */
export interface AnsweredPartProps extends Pick<AnswerListProps, 'answers'> {
  title: string;
  /** The address of the step where the answers are changed. */
  href: string;
}

/** The answers of one step on the last page, with a link to change them. */
export function AnsweredPart({ title, href, answers }: AnsweredPartProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  return (
    <div className={styles.answers}>
      <div className={styles.answersHead}>
        <h3>{title}</h3>
        <Link href={href} isAlone context={title}>
          {t('change')}
        </Link>
      </div>
      <AnswerList className={styles.answerList} answers={answers} />
    </div>
  );
}
