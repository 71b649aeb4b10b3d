import { useState } from "react";
import { createPortal } from "react-dom";
import { jsx } from "react/jsx-runtime";

/** A page of an app that loads late: it is made with React, too, and with nothing of the package. */
export const page = { createPortal, jsx, useState };
