import { Clothes, type Outfit } from './Clothes';
import { Face } from './Face';
import { ink, paper } from './palette';

type FigureProps = Outfit & {
  /** Where the middle of the table's edge in front of the figure is. */
  readonly x: number;
  readonly y: number;
  /** Default 1. */
  readonly scale?: number;
  readonly hair: Hair;
  readonly hairColor: string;
  readonly hasGlasses?: boolean;
  /** Which way the head leans, in degrees. */
  readonly lean?: number;
};

type Hair = 'short' | 'bob' | 'long' | 'bun' | 'curls' | 'bald';

/** Someone of the team, from head to waist. */
export function Figure({ x, y, scale = 1, lean = 0, ...figure }: FigureProps) {
  return (
    <g transform={`translate(${String(x)} ${String(y)}) scale(${String(scale)})`}>
      <g transform={`rotate(${String(lean)} 0 -170)`}>
        <HairBehind hair={figure.hair} color={figure.hairColor} />
        <path d="M-17-200V-150H17V-200Z" fill={paper} stroke={ink} strokeWidth="2" />
      </g>
      <Clothes {...figure} />
      <g transform={`rotate(${String(lean)} 0 -170)`}>
        <g fill={paper} stroke={ink} strokeWidth="2">
          {(figure.hair === 'short' || figure.hair === 'bald') && (
            <path d="M-31-234C-39-238-41-220-31-215M31-234C39-238 41-220 31-215" />
          )}
          <path d="M-32-232C-33-256-18-270 0-270C18-270 33-256 32-232C31-204 16-184 0-184C-16-184-31-204-32-232Z" />
        </g>
        <HairBefore hair={figure.hair} color={figure.hairColor} />
        <Face {...(figure.hair === 'bald' && { mouth: paper })} />
        {figure.hasGlasses === true && (
          <path
            d="M-25-230h20v9a10 10 0 0 1-20 0zM5-230h20v9a10 10 0 0 1-20 0zM-5-227h10"
            fill="none"
            stroke={ink}
            strokeWidth="2"
          />
        )}
      </g>
    </g>
  );
}

function HairBehind({ hair, color }: { hair: Hair; color: string }) {
  switch (hair) {
    case 'bob':
      return <path d="M-42-228C-46-290 46-290 42-228C44-206 42-192 34-182H-34C-42-192-44-206-42-228Z" fill={color} />;
    case 'long':
      return (
        <path
          d="M-42-228C-46-292 46-292 42-228C46-190 52-158 44-130C20-122-20-122-44-130C-52-158-46-190-42-228Z"
          fill={color}
        />
      );
    case 'bun':
      return <circle cx="6" cy="-288" r="19" fill={color} />;
    case 'curls':
      return (
        <path
          d="M-44-214a16 16 0 0 1-2-28a18 18 0 0 1 12-30a20 20 0 0 1 30-14a20 20 0 0 1 34 12a18 18 0 0 1 14 30a16 16 0 0 1 0 30z"
          fill={color}
        />
      );
    case 'short':
    case 'bald':
      return null;
  }
}

function HairBefore({ hair, color }: { hair: Hair; color: string }) {
  switch (hair) {
    case 'short':
      return (
        <path
          d="M-34-226C-42-286 0-288 14-282C38-280 40-246 33-224C30-240 26-250 16-254C0-250-18-250-26-254C-31-246-33-238-34-226Z"
          fill={color}
        />
      );
    case 'bob':
    case 'long':
      return (
        <path
          d="M-35-220C-40-276 0-276 4-274C34-276 40-250 35-220C31-238 22-252 4-256C-4-246-28-246-35-220Z"
          fill={color}
        />
      );
    case 'bun':
      return <path d="M-36-218C-46-290 46-290 36-218C30-246 14-258 0-258C-14-258-30-246-36-218Z" fill={color} />;
    case 'curls':
      return (
        <path
          d="M-36-226C-44-288 44-288 36-226C30-234 30-246 20-248C12-250 8-242 0-246C-8-250-12-242-20-247C-30-248-30-234-36-226Z"
          fill={color}
        />
      );
    case 'bald':
      return (
        <path
          d="M-32-222C-30-190-14-172 0-172C14-172 30-190 32-222C26-206 14-204 0-204C-14-204-26-206-32-222Z"
          fill={color}
        />
      );
  }
}
