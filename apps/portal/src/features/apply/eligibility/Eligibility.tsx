import type { ApplicationKind, DocumentKindRule } from '@temple-land/portal-core';
import { useState } from 'react';
import { createEligibilityAnswers, findRoute } from './eligibility.ts';
import { FoundKind } from './FoundKind.tsx';
import { NotTempleLand } from './NotTempleLand.tsx';
import { Questions } from './Questions.tsx';

/** The props of `Eligibility`. */
export interface EligibilityProps {
  /** The kinds of documents in force. */
  rules: readonly DocumentKindRule[];
  /** Whether the user came from a step of the application, so that the heading gets the focus. */
  focusHeading: boolean;
  /** Called with the kind of application that the answers lead to. */
  onStart: (kind: ApplicationKind) => void;
}

type View = 'questions' | 'questionsAgain' | 'route';

/** The questions before the form, and the application or the advice to which the answers lead. */
export function Eligibility({ rules, focusHeading, onStart }: EligibilityProps) {
  const [answers, setAnswers] = useState(createEligibilityAnswers);
  const [view, setView] = useState<View>('questions');
  const goBack = () => setView('questionsAgain');
  if (view !== 'route') {
    return (
      <Questions
        answers={answers}
        focusHeading={focusHeading || view === 'questionsAgain'}
        onDone={(done) => {
          setAnswers({ ...answers, ...done });
          setView('route');
        }}
      />
    );
  }
  const route = findRoute(answers);
  return route === 'notTemple' ? (
    <NotTempleLand onBack={goBack} />
  ) : (
    <FoundKind
      kind={route}
      {...{ answers, rules }}
      onBack={goBack}
      onStart={() => onStart(route)}
    />
  );
}
