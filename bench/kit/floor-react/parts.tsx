import { useState, type ReactNode } from 'react';
import { brand, links, pageCount, getPageLabel, questions, tenders, words } from '../page/data.ts';
import { sizes, useTextSize } from '../page/useTextSize.ts';

export const Root = ({ children }: { children: ReactNode }) => children;

export function Header() {
  const { size, change } = useTextSize();
  return (
    <header className="bar">
      <a href="#top">
        <b>{brand}</b>
      </a>
      <nav aria-label={words.navigation}>
        <ul>
          {links.map((link, index) => (
            <li key={link}>
              <a href={`#${link}`} aria-current={index === 0 ? 'page' : undefined}>
                {link}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div role="group" aria-label={words.textSize} className="r-row">
        <button
          type="button"
          className="button"
          aria-label={words.smaller}
          onClick={() => change(size - 1)}
        >
          A−
        </button>
        <button
          type="button"
          className="button"
          aria-label={words.normal}
          onClick={() => change(sizes.start)}
        >
          A
        </button>
        <button
          type="button"
          className="button"
          aria-label={words.larger}
          onClick={() => change(size + 1)}
        >
          A+
        </button>
      </div>
    </header>
  );
}

export function Questions() {
  return questions.map(({ id, title, answer }) => (
    <details key={id} className="question">
      <summary>
        <h3>{title}</h3>
      </summary>
      <div id={id}>
        <p>{answer}</p>
      </div>
    </details>
  ));
}

export function Tenders() {
  return (
    <ul className="r-cards">
      {tenders.map(({ number, title, status, facts }) => (
        <li key={number} className="card">
          <h3>{title}</h3>
          <span className={status === 'Open' ? 'status' : 'status closed'}>{status}</span>{' '}
          <span>{number}</span>
          <dl className="r-facts">
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="r-row">
            <button type="button" className="button" aria-label={`${words.view} ${number}`}>
              {words.view}
            </button>
            <button type="button" className="button" aria-label={`${words.download} ${number}`}>
              {words.download}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Pages() {
  const [current, setCurrent] = useState(1);
  const go = (page: number) => setCurrent(Math.min(pageCount, Math.max(1, page)));
  return (
    <nav aria-label={words.pages}>
      <ol className="pager">
        <li>
          <button type="button" className="button" onClick={() => go(current - 1)}>
            {words.previous}
          </button>
        </li>
        {Array.from({ length: 5 }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <button
              type="button"
              className="button"
              aria-label={getPageLabel(page)}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => go(page)}
            >
              {page}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="button" onClick={() => go(current + 1)}>
            {words.next}
          </button>
        </li>
      </ol>
    </nav>
  );
}
