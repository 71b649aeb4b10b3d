"use client";

import { Component, type ReactNode } from "react";

interface HostGuardProps {
  children: ReactNode;
  /** What stands in once the children have thrown. */
  instead: ReactNode;
}

/**
 * Draws what the host draws, and when that throws something else in its place, so that the rest of
 * the screen goes on. React reports the error as it does any other.
 */
export class HostGuard extends Component<HostGuardProps, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false };

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
